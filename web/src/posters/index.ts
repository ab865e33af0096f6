/** The five gig posters, by game. */

import type { Component } from "svelte";

export const POSTERS: Record<string, Component> = {};
