import { createContext, runInContext } from 'node:vm';
import { TEST_BUILD } from '../testing/sdkBuildFolder';
import { groupLoader, onlyOnHosts } from './groupScriptText';

const loader = groupLoader({ ...TEST_BUILD, id: 'test' }, 'https://consent.example.com', 'k7Qm2xV9tR4b');
const script = onlyOnHosts('globalThis.ran=true;', ['estate.ac.th', 'other.co.th'], loader);

/** Runs a script on a page. @returns what the page has afterwards */
const runOn = (text: string, hostname: string, { blocks = true } = {}) => {
  const written: string[] = [];
  const appended: { src: string }[] = [];
  const page = createContext({
    location: { hostname },
    document: {
      readyState: 'loading',
      currentScript: blocks ? { async: false, defer: false } : null,
      write: (markup: string) => written.push(markup),
      createElement: () => ({}),
      head: { appendChild: (element: { src: string }) => appended.push(element) },
    },
  });
  runInContext(text, page);
  const { ran, stub } = page as { ran?: boolean; stub?: string };
  return { ran: ran === true, denied: stub !== undefined, written, appended: appended.map(({ src }) => src) };
};

it.each(['estate.ac.th', 'www.estate.ac.th', 'other.co.th'])('%s is the website: its script runs', (host) => {
  expect(runOn(script, host)).toEqual({ ran: true, denied: false, written: [], appended: [] });
});

it.each(['library.co.th', 'notestate.ac.th', 'ac.th'])(
  '%s is another host: everything is denied, and its own script is loaded before anything else runs',
  (host) => {
    expect(runOn(script, host)).toEqual({
      ran: false,
      denied: true,
      written: [`<script src="https://consent.example.com/sdk/v1/group/k7Qm2xV9tR4b/${host}.js"></script>`],
      appended: [],
    });
  },
);

it('a tag that does not block, as one of a tag manager, appends the script', () => {
  expect(runOn(script, 'library.co.th', { blocks: false }).appended).toEqual([
    'https://consent.example.com/sdk/v1/group/k7Qm2xV9tR4b/library.co.th.js',
  ]);
});
