import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, scriptsIn } from './sources';
import { remoteRooms } from '../workspaces.cjs';

/** Queries of pages whose failure people need not see, by file and query: why. */
const QUIET: Readonly<Record<string, string>> = {
  'mfe-auth/src/pages/SignupPage.tsx useGetMetaQuery': 'without it the form is the usual one',
  'mfe-compliance/src/pages/ConformityPage.tsx useApplicationQuery':
    'the website that is open in the console; without it the first of the list is compared',
  'mfe-compliance/src/pages/RequestsPage.tsx useGetSubjectRequestFiguresQuery':
    'says whether there is any request at all; the list shows its own error',
  'mfe-dashboard/src/pages/AlertsPage.tsx useApplicationQuery':
    'the name of the website; the list of alerts shows its own error',
  'mfe-websites/src/pages/GroupPage.tsx useGroupsQuery':
    'names of the groups above; without them it shows the group alone',
  'shell/src/pages/operations/CallsModal.tsx useListPartCallsQuery': 'read by the page around it',
  'shell/src/pages/operations/FlagModal.tsx useListPartFlagsQuery': 'read by the page around it',
  'shell/src/pages/verify/ProofVerdict.tsx useGetTransparencyKeysQuery':
    'without the keys the verdict says that signatures were not checked',
};

const QUERY = /const (\{[^}]*\}|\w+) = (use\w+Query)\(/g;

/** Queries of a source whose error it reads nowhere. A query that is handed on as a whole is read by the part that gets it. */
const unread = (source: string): string[] =>
  [...source.matchAll(QUERY)].flatMap(([, names = '', query = '']) => {
    const isRead = names.startsWith('{')
      ? /\b(?:isError|error)\b/.test(names)
      : new RegExp(`\\b${names}\\.(?:isError|error)\\b|[={(,] *${names} *[)},]`).test(source);
    return isRead || query.startsWith('useLazy') ? [] : [query];
  });

it('a page says of everything that it loads that it could not be loaded', () => {
  const found = ['shell', ...remoteRooms()]
    .map((room) => path.join(room, 'src/pages'))
    .flatMap(scriptsIn)
    .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
    .flatMap((file) =>
      unread(readFileSync(path.join(ROOT, file), 'utf8')).map((query) => `${file} ${query}`),
    );
  expect([...new Set(found)].sort()).toEqual(Object.keys(QUIET));
});

it.each([
  ['const list = useAQuery({});\nlist.isError', []],
  ['const { currentData, error } = useAQuery({});', []],
  ['const list = useAQuery({});\n<Part list={list} />', []],
  ['const list = useAQuery({});\nlist.currentData', ['useAQuery']],
  ['const { data } = useAQuery({});', ['useAQuery']],
])('%j', (source, queries) => {
  expect(unread(source)).toEqual(queries);
});
