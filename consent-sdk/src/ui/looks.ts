import bar from './bar.css';
import card from './card.css';
import slide from './slide.css';

/** The layouts 0 to 11 (specification §3): bar or card, then the edges it clings to. */
const LAYOUTS =
  'bar b,bar t,bar t slide,bar b slide,card,card,card h l,card h r,card s l,card s r,card b l,card b r';
const RULES: Record<string, string> = {
  bar,
  card,
  slide,
  t: 'dialog{--y:-100%;margin-top:0}',
  // Below what most websites have at the top of a wide window: logo and menu.
  h: 'dialog{margin-top:0}@media(min-width:900px){dialog{margin-top:64px;max-height:calc(100% - 96px)}}',
  // A column at the side, not a box in the middle of the page's text.
  s: '@media(min-width:900px){dialog{width:min(var(--wide,320px),100% - 32px)}}',
  b: 'dialog{margin-bottom:0}',
  l: 'dialog{margin-left:0}',
  r: 'dialog{margin-right:0}',
};

/** Style sheet of each layout, beyond what all have. A website has one layout, so its script carries one. */
export const LOOKS = LAYOUTS.split(',').map((words) =>
  words
    .split(' ')
    .map((word) => RULES[word]!)
    .join(''),
);
