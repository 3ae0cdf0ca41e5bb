/**
 * Faces and line heights by language. Chinese and Japanese share code points and not their shapes, so each has its own
 * faces first; Khmer stacks signs below and above its letters and needs more room. Whatever carries a `lang` of its own
 * inside a page, a text of a banner for one, is drawn in the faces of that language. Khmer faces of systems have Latin
 * letters of their own and stand behind ours.
 */
export const fontRules =
  `:root{--f-thai:'IBM Plex Sans Thai','Yinyom Fallback','Yinyom Noto','Yinyom Loma';` +
  `--f-khmer:'Noto Sans Khmer','Khmer UI','Khmer OS';` +
  `--f-chinese:'PingFang SC','Microsoft YaHei','Noto Sans CJK SC','Noto Sans SC';` +
  `--f-japanese:'Hiragino Sans','Yu Gothic','Meiryo','Noto Sans CJK JP','Noto Sans JP';` +
  `--f-line:1.6;--f-heading:1.45}` +
  `:root,[lang]{--f-font:var(--f-thai),var(--f-khmer),var(--f-chinese),var(--f-japanese),sans-serif;font-family:var(--f-font)}` +
  `[lang|=zh]{--f-font:var(--f-thai),var(--f-chinese),var(--f-japanese),var(--f-khmer),sans-serif}` +
  `[lang|=ja]{--f-font:var(--f-thai),var(--f-japanese),var(--f-chinese),var(--f-khmer),sans-serif}` +
  `[lang|=km]{--f-font:'Noto Sans Khmer',var(--f-thai),var(--f-khmer),var(--f-chinese),var(--f-japanese),sans-serif;--f-line:1.75;--f-heading:1.6}`;
