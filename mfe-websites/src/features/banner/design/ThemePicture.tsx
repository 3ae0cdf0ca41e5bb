import type { Theme } from '@yinyom/contracts/constants';
import type { Colors } from '@yinyom/contracts/websites/templateDesign';
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

/** A small picture of a theme; the one with colours of its own shows the chosen ones. */
export const ThemePicture = ({ theme, colors }: { theme: Theme; colors: Colors }) => {
  const { background, text, button } =
    theme === 'gsb'
      ? { background: colors.background, text: colors.text, button: colors.accept_all }
      : FIXED[theme];
  return (
    <Svg viewBox="0 0 120 48" aria-hidden="true" focusable="false">
      <rect width="120" height="48" fill={background} />
      <rect x="10" y="10" width="60" height="5" rx="2" fill={text} />
      <rect x="10" y="20" width="46" height="4" rx="2" fill={text} opacity="0.6" />
      <rect x="10" y="32" width="30" height="8" rx="3" fill={button} />
      <rect x="46" y="32" width="30" height="8" rx="3" fill={theme === 'gsb' ? colors.reject : button} />
    </Svg>
  );
};
