import type { Theme } from '@yinyom/contracts/constants';
import { DESIGN_DEFAULTS, type Colors } from '@yinyom/contracts/websites/templateDesign';
import { brandColors } from '@yinyom/notice/colors/brandColors';
import { useId } from 'react';
import styled from 'styled-components';

const FIXED = {
  white: { background: '#ffffff', text: '#14232b', button: '#0b6e6e' },
  dark: { background: '#14232b', text: '#ffffff', button: '#5cc4c4' },
} as const;

const Svg = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: 6px;
`;

interface Shown {
  background: string;
  text: string;
  button: string;
  reject: string;
}

/** The same drawing in the colours of one set. */
const Drawing = ({ background, text, button, reject }: Shown) => (
  <>
    <rect width="120" height="48" fill={background} />
    <rect x="10" y="10" width="60" height="5" rx="2" fill={text} />
    <rect x="10" y="20" width="46" height="4" rx="2" fill={text} opacity="0.6" />
    <rect x="10" y="32" width="30" height="8" rx="3" fill={button} />
    <rect x="46" y="32" width="30" height="8" rx="3" fill={reject} />
  </>
);

const shownOf = ({ background, text, accept_all, reject }: Colors): Shown => ({
  background,
  text,
  button: accept_all,
  reject,
});
const fixed = (theme: keyof typeof FIXED): Shown => ({ ...FIXED[theme], reject: FIXED[theme].button });

/** A small picture of a theme in the colours that visitors get; the one that follows devices shows both halves. */
export const ThemePicture = ({ theme, colors, brand }: { theme: Theme; colors: Colors; brand: string }) => {
  const half = useId();
  const isOwn = theme === 'auto' && brand !== DESIGN_DEFAULTS.brand;
  const own = isOwn ? brandColors(brand) : null;
  const light = theme === 'gsb' ? shownOf(colors) : fixed(theme === 'dark' ? 'dark' : 'white');
  return (
    <Svg viewBox="0 0 120 48" aria-hidden="true" focusable="false">
      <Drawing {...(own ? shownOf(own.light) : light)} />
      {theme === 'auto' && (
        <>
          <clipPath id={half}>
            <path d="M72 0h48v48H48z" />
          </clipPath>
          <g clipPath={`url(#${half})`}>
            <Drawing {...(own ? shownOf(own.dark) : fixed('dark'))} />
          </g>
        </>
      )}
    </Svg>
  );
};
