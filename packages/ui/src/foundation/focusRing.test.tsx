import { render } from '@testing-library/react';
import styled from 'styled-components';
import { focusRing, focusRingInside } from './focusRing';
import { themeFor } from './theme';
import { ThemeFrame } from './ThemeFrame';

const { color } = themeFor('en');

const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};
const toHex = (rgb: string): string =>
  `#${(rgb.match(/\d+/g) ?? []).map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
const coloursOf = (css: string): string[] =>
  css.match(/#[0-9a-f]{6}\b/gi) ?? (css.match(/rgb\([^)]*\)/g) ?? []).map(toHex);

const Ring = styled.span`
  ${focusRing}
`;
const RingInside = styled.span`
  ${focusRingInside}
`;

describe.each([
  ['around', Ring],
  ['inside', RingInside],
])('H13 the focus ring %s an element', (_name, Element) => {
  const bands = () => {
    const { container } = render(
      <ThemeFrame lang="en">
        <Element>x</Element>
      </ThemeFrame>,
    );
    const style = getComputedStyle(container.querySelector('span') as HTMLElement);
    return [...coloursOf(style.outline), ...coloursOf(style.boxShadow)];
  };

  it('has two bands that differ from each other', () => {
    const [outer = '', inner = ''] = bands();
    expect(bands()).toHaveLength(2);
    expect(contrast(outer, inner)).toBeGreaterThanOrEqual(3);
  });

  it.each(Object.entries(color))('stands out by 3:1 or more on %s', (_role, ground) => {
    expect(Math.max(...bands().map((band) => contrast(band, ground)))).toBeGreaterThanOrEqual(3);
  });
});

it('H13 one amber band, as it was, does not: white 2.1, canvas 2.0, teal 2.9', () => {
  const amber = [color.surface, color.canvas, color.primary].map((ground) => contrast(color.accent, ground));
  expect(amber.map((value) => value < 3)).toEqual([true, true, true]);
});
