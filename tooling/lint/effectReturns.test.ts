import { Linter } from 'eslint';
import { effectReturns } from './effectReturns.mjs';

/** What the rule says about a component's code. */
const complaints = (code: string): string[] =>
  new Linter()
    .verify(code, {
      languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
      plugins: { yinyom: { rules: { 'effect-returns': effectReturns } } },
      rules: { 'yinyom/effect-returns': 'error' },
    })
    .map(({ message }) => message);

describe('what an effect returns', () => {
  it.each([
    ["useEffect(() => box.current?.scrollIntoView?.({ block: 'nearest' }), [told]);"],
    ['useLayoutEffect(() => { if (open) return element.scrollTo(0, 0); }, [open]);'],
    ['React.useEffect(function () { return video.play(); });'],
    ['useEffect(() => { const done = element.scrollBy(1, 1); return done; }, []);'],
    ['useEffect(() => (open ? element.scrollIntoView() : undefined), [open]);'],
    ['useEffect(async () => { await load(); }, []);'],
    ['const Row = () => <li ref={(element) => element?.scrollIntoView()} />;'],
  ])('F-A1 may not be what a browser call answers: %s', (code) => {
    expect(complaints(code)).toHaveLength(1);
  });

  it.each([
    ['useEffect(() => { box.current?.scrollIntoView(); }, []);'],
    ['useEffect(() => void applyLanguage(lang), [lang]);'],
    ['useEffect(() => () => observer.disconnect(), []);'],
    ['useEffect(() => { if (!on) return undefined; return () => stop(); }, [on]);'],
    ['useEffect(() => { const stop = () => clearTimeout(timer); return stop; }, []);'],
    ['useEffect(() => { const height = () => { return box.measure(); }; height(); }, []);'],
    ['useEffect(start, []);'],
    ['const Row = () => <li ref={(element) => { box = element; }} />;'],
  ])('may be a function or nothing: %s', (code) => {
    expect(complaints(code)).toEqual([]);
  });
});
