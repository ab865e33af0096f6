"""Letters and digits that look like a Latin letter, in lower case, for comparing names.

A selection from Unicode's confusables (UTS 39): the alphabets a keyboard offers. Full-width, styled
and mathematical letters need no entry, as compatibility normalisation (NFKC) maps them.
"""

from __future__ import annotations

_LOOKALIKES = {
    "a": "аαɑᴀꭺ",
    "b": "вβьʙꮟ",
    "c": "сϲᴄⅽꮯ",
    "d": "ԁđɖᴅꭰꮷ",
    "e": "еεєҽᴇꭼ",
    "f": "ƒꜰϝ",
    "g": "ɡɢցԍ",
    "h": "һнηћħʜհꮋ",
    "i": "іιıɩɪіӏꭵ",
    "j": "јϳᴊꭻ",
    "k": "кκқᴋꮶ",
    "l": "1|ⅼłʟꮮ",
    "m": "мμᴍꮇ",
    "n": "пɴոռ",
    "o": "0оοσөօøᴏ๐໐०০",
    "p": "рρᴘꮲ",
    "q": "ԛգ",
    "r": "гʀꮁꭱ",
    "s": "ѕꜱꮪ",
    "t": "тτᴛꭲŧ",
    "u": "υսᴜ",
    "v": "νѵᴠꮩ",
    "w": "ԝωᴡꮃ",
    "x": "хχ",
    "y": "уγүʏ",
    "z": "ζᴢꮓ",
}
CONFUSABLES = {sign: letter for letter, signs in _LOOKALIKES.items() for sign in signs}
