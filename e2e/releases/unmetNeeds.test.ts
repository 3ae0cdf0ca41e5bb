import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { About } from '@yinyom/contracts/release/aboutShape';
import type { CallShape } from '@yinyom/contracts/release/callShape';
import type { Needs } from '@yinyom/contracts/release/needsShape';
import { tableOf } from '@yinyom/release-store/builds/fileTable';
import { createFolderStore } from '@yinyom/release-store/folder/folderStore';
import { createReleaser } from '@yinyom/release-store/releasing/createReleaser';
import { uploadBuild } from '@yinyom/release-store/releasing/uploadBuild';
import { openPlatformKey } from '@yinyom/release-store/signing/platformKey';
import { consoleTexts, entryName, pageName } from '../support/consoleTexts';
import { otherBuild } from '../support/otherBuild';
import { useConsole } from '../support/useConsole';

const ROOM = 'mfe-users';
const t = consoleTexts('shell', 'en', 'shell');
const works = 'demo@';
const kit = '@yinyom/mfe-kit';

let folder = '';

const scene = useConsole({ keepsPerson: true, signedIn: true });

afterEach(() => rmSync(folder, { recursive: true, force: true }));

type Change = (needs: Needs, shapes: Record<string, CallShape>) => void;

/** A build of the remote that needs something else; with the team that it names. */
const buildThatNeeds = (change: Change) => {
  folder = otherBuild(ROOM, /^remoteEntry/, (code) => `${code};`);
  const dist = path.join(folder, ROOM, 'dist');
  const [aboutFile, callsFile] = [path.join(dist, 'build.json'), path.join(dist, 'calls.json')];
  const about = JSON.parse(readFileSync(aboutFile, 'utf8')) as About;
  const shapes = JSON.parse(readFileSync(callsFile, 'utf8')) as Record<string, CallShape>;
  if (!about.needs) throw new Error('the build says no needs');
  change(about.needs, shapes);
  about.declared.team = { name: 'Team People', contact: 'people@example.ac.th' };
  writeFileSync(aboutFile, JSON.stringify(about));
  writeFileSync(callsFile, JSON.stringify(shapes));
  return { dist, build: about.build };
};

/** Released by a platform that had all of it; then it became what it is now. */
const releaseUnchecked = async ({ dist, build }: ReturnType<typeof buildThatNeeds>) => {
  const store = createFolderStore(scene.stack.releasesDir);
  const key = openPlatformKey(path.join(scene.stack.releasesDir, '..', 'release-key.pem'));
  const releaser = createReleaser({ store, key });
  await uploadBuild(store, releaser, { room: ROOM, build, dist, files: await tableOf(dist) });
  await releaser.deploy({ room: ROOM, by: 'people' }, build);
};
const open = () => scene.person.page.goto(`${scene.stack.url}/en/user`);
const otherCall: Change = (needs, shapes) => {
  needs.calls['listOrganizationUsers'] = '0000000000';
  shapes['listOrganizationUsers'] = { method: 'GET', path: '/organizations/:/people' };
};

describe('a remote that was made for another platform', () => {
  it.each<[string, Change, string, string]>([
    [
      'a kit that is one minor newer',
      (needs) => (needs.kit = '^1.99.0'),
      `${kit}: it needs ^1.99.0, this page has`,
      `works with ${kit} ^1.99.0; this platform has`,
    ],
    [
      'a function that the kit of the same number lacks',
      (needs) => needs.kit_exports.push('brandNewHelper'),
      `brandNewHelper: missing in ${kit}`,
      `imports "brandNewHelper" of ${kit}`,
    ],
    [
      'another React',
      (needs) => (needs.react = '18.3.1'),
      'react: it needs ^18.3.0, this page has 19.',
      'was built with react 18.3; this platform has 19.',
    ],
    [
      'a copy of a singleton of its own',
      (needs) => needs.own_copies.push('styled-components'),
      'styled-components: it brings a copy of its own',
      'brings a styled-components of its own',
    ],
    [
      'a call at another address',
      otherCall,
      'listOrganizationUsers: the platform answers this call differently (GET /organizations/:/users)',
      'it is GET /organizations/:/users here, and was built as GET /organizations/:/people',
    ],
  ])(
    '%s: the deploy refuses it, and a page says which part needs what and whom to tell',
    async (_name, change, shown, told) => {
      const made = buildThatNeeds(change);
      await expect(scene.stack.deploy(path.join(folder, ROOM))).rejects.toThrow(told);
      await releaseUnchecked(made);
      await open();
      await scene.person.seesInside(t('remote.unmet_title', { page: pageName(ROOM, '/user') }));
      await scene.person.seesInside(
        t('remote.unmet_team', { team: 'Team People', contact: 'people@example.ac.th' }),
      );
      await scene.person.seesInside(t('remote.unmet_build', { name: 'mfe_users', build: made.build }));
      await scene.person.seesInside(shown);
      expect(scene.person.complaints.join('\n')).not.toMatch(/is not a function|Cannot read propert/);
      // The menus stand, and another remote works.
      await scene.person.press(entryName('mfe-dashboard', '/dashboard'), 'link');
      await scene.person.seesInside(consoleTexts('mfe-dashboard', 'en')('page.monthlyReport'));
      // A build that fits is out: no reload is needed.
      await scene.person.press(entryName(ROOM, '/user'), 'link');
      await scene.person.seesInside(shown);
      await scene.stack.deploy(ROOM);
      await scene.person.press('Try again');
      await scene.person.seesInside(works);
    },
  );

  it.each<[string, Change]>([
    ['a kit that is one minor older', (needs) => (needs.kit = '^1.10.0')],
    ['a React that is one minor older', (needs) => (needs.react = '19.2.0')],
    [
      'a call that takes more than it knows of',
      (needs, shapes) => {
        needs.calls['listOrganizationUsers'] = '0000000000';
        const { query, ...shape } = shapes['listOrganizationUsers'] as CallShape;
        shapes['listOrganizationUsers'] = { ...shape, query: { ...query, properties: {} } };
      },
    ],
  ])('%s: works as before', async (_name, change) => {
    buildThatNeeds(change);
    await scene.stack.deploy(path.join(folder, ROOM));
    await open();
    await scene.person.seesInside(works);
  });
});
