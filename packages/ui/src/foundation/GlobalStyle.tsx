import { createGlobalStyle } from 'styled-components';
import { focusRing } from './focusRing';
import { fontRules } from './fontStacks';
import { schemeRules } from './palette';

/** Reset and the looks of bare elements. The shell mounts it once. */
export const GlobalStyle = createGlobalStyle`
  ${schemeRules}
  ${fontRules}
  *, *::before, *::after { box-sizing: border-box; }
  html { -webkit-text-size-adjust: 100%; scroll-behavior: smooth; scroll-padding-top: 80px; }
  body {
    margin: 0;
    background: ${({ theme }) => theme.color.canvas};
    color: ${({ theme }) => theme.color.ink};
    font-family: ${({ theme }) => theme.font.family};
    font-size: ${({ theme }) => theme.font.size.body};
    line-height: ${({ theme }) => theme.font.lineHeight};
    overflow-wrap: break-word;
  }
  h1, h2, h3, h4, p, ul, ol, figure, fieldset { margin: 0; padding: 0; }
  fieldset { border: 0; min-width: 0; }
  ul, ol { list-style: none; }
  h1, h2, h3, h4 { font-weight: ${({ theme }) => theme.font.weight.bold}; line-height: var(--f-heading); text-wrap: balance; }
  h1 { font-size: ${({ theme }) => theme.font.size.h1}; }
  h2 { font-size: ${({ theme }) => theme.font.size.h3}; }
  h3 { font-size: ${({ theme }) => theme.font.size.lead}; }
  a { color: ${({ theme }) => theme.color.primary}; text-underline-offset: 0.2em; }
  button, input, select, textarea { font: inherit; color: inherit; }
  img, svg { max-width: 100%; vertical-align: middle; }
  code, pre { font-family: ${({ theme }) => theme.font.mono}; font-size: 0.9em; }
  /* Nor does what the keyboard reaches hide behind a bar that stays in sight; a low window has none. */
  @media (min-height: 481px) {
    html:has([data-bottom-bar]) { scroll-padding-bottom: 128px; }
  }
  :focus-visible { ${focusRing} }
  main:focus, h1[tabindex='-1']:focus { outline: none; box-shadow: none; }
  [hidden] { display: none !important; }
  /* Forced colours draw every border and forget every colour: what is chosen has to be told apart in another way. */
  @media (forced-colors: active) {
    [role='tab'][aria-selected='true'], [aria-pressed='true'], nav [aria-current], label:has(> input[type='radio']:checked) {
      forced-color-adjust: none;
      border-color: Highlight !important;
      background: Highlight !important;
      color: HighlightText !important;
    }
  }
  /* On phones a row that scrolls sideways fades out at its end as long as more of it is hidden there: whole until shortly before the end. */
  @keyframes row-end { from, 90% { mask-size: 100% 100%; } }
  @media (max-width: ${({ theme }) => theme.phone}) {
    [role='tablist'], [data-scroll-row] {
      mask: linear-gradient(to right, #000 calc(100% - 48px), transparent) no-repeat 0 0 / calc(100% + 48px) 100%;
      animation: row-end linear;
      animation-timeline: scroll(self inline);
    }
  }
  @media (prefers-reduced-motion: reduce) {
    html { scroll-behavior: auto; }
    *, *::before, *::after { animation-duration: 0.01ms !important; animation-iteration-count: 1 !important; transition: none !important; }
  }
`;
