/** Whether there is room for a panel beside the table. */

import { MediaQuery } from "svelte/reactivity";

export const wide = new MediaQuery("min-width: 900px");
