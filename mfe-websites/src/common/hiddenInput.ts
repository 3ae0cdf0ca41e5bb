import { focusRing } from '@yinyom/ui/foundation/focusRing';
import { css } from 'styled-components';

/** A label that is its radio button: the button covers it, cannot be seen, and gives it the ring of the focus. */
export const hiddenInput = css`
  position: relative;
  cursor: pointer;
  &:has(input:focus-visible) {
    ${focusRing}
  }
  /* As large as its label: what the keyboard reaches is scrolled into sight as a whole. */
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
`;
