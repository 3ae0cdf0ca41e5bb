/** @jest-environment @yinyom/build-remote/jest/jsdomEnvironment */
import { readFileSync } from 'node:fs';
import path from 'node:path';

const GUIDE = readFileSync(path.resolve(__dirname, '../../docs/guides/apps.md'), 'utf8');
const code = /^```js\n([^]*?)^```/m.exec(GUIDE)?.[1] ?? '';

interface Consent {
  expires_at: string;
  types: Record<string, boolean>;
}
const KEPT: Consent = { expires_at: '2027-05-01T00:00:00.000Z', types: { 2: true, 3: false, 4: false } };

interface Page {
  yinyom?: object;
  yinyomApp?: object;
  webkit?: object;
  yinyomFromApp?: (text: string) => void;
}
const page = window as unknown as Page;

/** The code of the guide, in a page that a web view of a system shows. */
const openPage = (system: 'ios' | 'android', own: Consent | null) => {
  const sent: string[] = [];
  const receiver = { postMessage: (text: string) => sent.push(text) };
  const listeners: Record<string, (consent: Consent | null) => void> = {};
  const set: Record<string, boolean>[] = [];
  page.yinyom = {
    get: () => own,
    set: (types: Record<string, boolean>) => set.push(types),
    on: (event: string, listener: (consent: Consent | null) => void) => (listeners[event] = listener),
  };
  page.webkit = system === 'ios' ? { messageHandlers: { yinyom: receiver } } : undefined;
  page.yinyomApp = system === 'android' ? receiver : undefined;
  const script = document.createElement('script');
  script.textContent = code;
  document.head.append(script);
  return { sent, listeners, set, fromApp: (text: string) => page.yinyomFromApp?.(text) };
};

it.each(['ios', 'android'] as const)(
  'on %s the app hears each choice as JSON, and that there is none',
  (system) => {
    const { sent, listeners } = openPage(system, null);
    expect(Object.keys(listeners)).toEqual(['ready', 'change', 'withdraw']);
    listeners['ready']?.(null);
    listeners['change']?.(KEPT);
    expect(sent.map((text) => JSON.parse(text) as unknown)).toEqual([
      { yinyom: 1, consent: null },
      { yinyom: 1, consent: KEPT },
    ]);
  },
);

it('what the app kept is used where the page has no choice or an older one, and no other', () => {
  const kept = JSON.stringify({ yinyom: 1, consent: KEPT });
  const usedOver = (own: Consent | null, text = kept) => {
    const { set, fromApp } = openPage('android', own);
    fromApp(text);
    return set;
  };
  expect(usedOver(null)).toEqual([KEPT.types]);
  expect(usedOver({ ...KEPT, expires_at: '2027-04-30T00:00:00.000Z' })).toEqual([KEPT.types]);
  expect(usedOver(KEPT)).toEqual([]);
  expect(usedOver({ ...KEPT, expires_at: '2027-05-02T00:00:00.000Z' })).toEqual([]);
  expect(usedOver(null, JSON.stringify({ yinyom: 1, consent: null }))).toEqual([]);
  // A form of the app is a choice of now.
  expect(usedOver(KEPT, '{"consent":{"types":{"3":true}}}')).toEqual([{ 3: true }]);
});

it('each sample hands the choice to its own hosts alone, by the name that the page looks for', () => {
  for (const language of ['swift', 'kotlin', 'dart']) {
    const sample = new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\``, 'm').exec(GUIDE)?.[1] ?? '';
    expect([language, sample]).toEqual([language, expect.stringMatching(/hosts/)]);
    expect(sample).toContain('window.yinyomFromApp && window.yinyomFromApp(');
    expect(sample).toMatch(language === 'swift' ? /name: "yinyom"/ : /["']yinyomApp["']/);
  }
});
