import { solveRecaptcha } from './solveRecaptcha';

const scriptOf = (mode: string): HTMLScriptElement => {
  const script = document.querySelector<HTMLScriptElement>(`script[src*="${mode}"]`);
  if (!script) throw new Error(`no script ${mode}`);
  return script;
};
const api = (execute: () => Promise<string>) => ({ ready: (start: () => void) => start(), execute });

describe('the third party’s bot check', () => {
  it('answers the token of the enterprise script in enterprise mode', async () => {
    const execute = jest.fn(() => Promise.resolve('human'));
    Object.assign(window, { grecaptcha: { enterprise: api(execute) } });
    const solving = solveRecaptcha({ siteKey: 'k&y', enterprise: true, action: 'signup' });
    const script = scriptOf('enterprise.js');
    expect(script.src).toBe('https://www.google.com/recaptcha/enterprise.js?render=k%26y');
    script.dispatchEvent(new Event('load'));
    expect((await solving).token).toBe('human');
    expect(execute).toHaveBeenCalledWith('k&y', { action: 'signup' });
  });

  it('says recaptcha_load_failed when the script cannot be loaded, and loads it anew the next time', async () => {
    const first = solveRecaptcha({ siteKey: 'a', enterprise: false, action: 'login' });
    scriptOf('api.js').dispatchEvent(new Event('error'));
    await expect(first).rejects.toMatchObject({ code: 'recaptcha_load_failed' });
    expect(document.querySelector('script[src*="api.js"]')).toBeNull();
    Object.assign(window, { grecaptcha: api(() => Promise.resolve('later')) });
    const second = solveRecaptcha({ siteKey: 'a', enterprise: false, action: 'login' });
    scriptOf('api.js').dispatchEvent(new Event('load'));
    expect((await second).token).toBe('later');
  });

  it('says recaptcha_failed when the script answers with an error', async () => {
    Object.assign(window, { grecaptcha: api(() => Promise.reject(new Error('timeout'))) });
    const solving = solveRecaptcha({ siteKey: 'b', enterprise: false, action: 'login' });
    scriptOf('render=b').dispatchEvent(new Event('load'));
    await expect(solving).rejects.toMatchObject({ code: 'recaptcha_failed' });
  });
});
