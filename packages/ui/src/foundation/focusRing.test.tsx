import { render } from '@testing-library/react';
import styled from 'styled-components';
import { contrast } from '../testing/contrast';
import { focusRing, focusRingInside } from './focusRing';
import { palette } from './palette';
import type { Color } from './palette';
import { ThemeFrame } from './ThemeFrame';

/** The colours that a rule names, in one scheme (0 light, 1 dark). */
const coloursOf = (css: string, scheme: 0 | 1): string[] =>
  [...css.matchAll(/var\(--c-(\w+)\)/g)].map(([, name]) => palette[name as Color][scheme]);

const Ring = styled.span`
  ${focusRing}
`;
const RingInside = styled.span`
  ${focusRingInside}
`;

describe.each([
  ['around', 'light', Ring, 0],
  ['inside', 'light', RingInside, 0],
  ['around', 'dark', Ring, 1],
  ['inside', 'dark', RingInside, 1],
] as const)('H13 the focus ring %s an element, %s', (_place, _name, Element, scheme) => {
  const bands = () => {
    const { container } = render(
      <ThemeFrame lang="en">
        <Element>x</Element>
      </ThemeFrame>,
    );
    const element = container.querySelector('span') as HTMLElement;
    const rule = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter((each): each is CSSStyleRule => 'selectorText' in each)
      .find(({ selectorText }) => element.matches(selectorText) && selectorText.startsWith('.'));
    return coloursOf(rule?.cssText ?? '', scheme);
  };

  it('has two bands that differ from each other', () => {
    const [outer = '', inner = ''] = bands();
    expect(bands()).toHaveLength(2);
    expect(contrast(outer, inner)).toBeGreaterThanOrEqual(3);
  });

  it.each(Object.entries(palette))('stands out by 3:1 or more on %s', (_role, ground) => {
    expect(Math.max(...bands().map((band) => contrast(band, ground[scheme])))).toBeGreaterThanOrEqual(3);
  });
});

it('H13 one amber band, as it was, does not: white 2.1, canvas 2.0, teal 2.9', () => {
  const grounds = [palette.surface, palette.canvas, palette.primary];
  const amber = grounds.map(([light]) => contrast(palette.accent[0], light));
  expect(amber.map((value) => value < 3)).toEqual([true, true, true]);
});
