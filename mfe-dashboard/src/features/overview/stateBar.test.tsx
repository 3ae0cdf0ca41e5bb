import type { ComplianceCheck } from '@yinyom/contracts/compliance/checks';
import { ThemeFrame } from '@yinyom/ui/foundation/ThemeFrame';
import { render } from '@testing-library/react';
import { StateBar } from './StateBar';

const check = (state: ComplianceCheck['state']) => ({ key: state, state }) as unknown as ComplianceCheck;

/** What is declared for an element where every colour is the reader's own; jsdom keeps such rules and applies none. */
const forcedLook = (element: Element): string | undefined =>
  [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule): rule is CSSMediaRule => rule.cssText.startsWith('@media (forced-colors'))
    .flatMap(({ cssRules }) => [...cssRules] as CSSStyleRule[])
    .filter(({ selectorText }) => element.matches(selectorText))
    .map(({ cssText }) => cssText.slice(cssText.indexOf('{')))
    .at(-1);

test('N14: where colours are forced each state of the eight pieces still has a look of its own', () => {
  const { container } = render(
    <ThemeFrame lang="en">
      <StateBar checks={[check('ok'), check('attention'), check('unknown'), check('optional')]} />
    </ThemeFrame>,
  );
  const looks = [...container.querySelectorAll('[aria-hidden] > span')].map(forcedLook);
  expect(looks).toHaveLength(3);
  for (const look of looks) expect(look).toMatch(/forced-color-adjust: none.*background/);
  expect(new Set(looks).size).toBe(3);
});
