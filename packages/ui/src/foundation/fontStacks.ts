/**
 * Faces and line heights by language. Chinese and Japanese share code points and not their shapes, so each has its own
 * faces first; Khmer stacks signs below and above its letters and needs more room. Whatever carries a `lang` of its own
 * inside a page, a text of a banner for one, is drawn in the faces of that language. Khmer faces of systems have Latin
 * letters of their own and stand behind ours.
 */
export const fontRules =
  `:root{--c-thai:'IBM Plex Sans Thai','Yinyom Fallback','Yinyom Noto','Yinyom Loma';` +
  `--c-khmer:'Noto Sans Khmer','Khmer UI','Khmer OS';` +
  `--c-chinese:'PingFang SC','Microsoft YaHei','Noto Sans CJK SC','Noto Sans SC';` +
  `--c-japanese:'Hiragino Sans','Yu Gothic','Meiryo','Noto Sans CJK JP','Noto Sans JP';` +
  `--c-line:1.6;--c-heading:1.45}` +
  `:root,[lang]{--c-font:var(--c-thai),var(--c-khmer),var(--c-chinese),var(--c-japanese),sans-serif;font-family:var(--c-font)}` +
  `[lang|=zh]{--c-font:var(--c-thai),var(--c-chinese),var(--c-japanese),var(--c-khmer),sans-serif}` +
  `[lang|=ja]{--c-font:var(--c-thai),var(--c-japanese),var(--c-chinese),var(--c-khmer),sans-serif}` +
  `[lang|=km]{--c-font:'Noto Sans Khmer',var(--c-thai),var(--c-khmer),var(--c-chinese),var(--c-japanese),sans-serif;--c-line:1.75;--c-heading:1.6}`;
