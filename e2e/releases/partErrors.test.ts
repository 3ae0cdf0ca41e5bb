import { demoApi, signIn } from '../support/demo';
import { startStack } from '../support/startStack';
import { until } from '../support/until';
import { useConsole } from '../support/useConsole';

interface PartList {
  parts: { name: string; builds: { build: string; uses: number; errors: number }[] }[];
}
interface ErrorList {
  errors: { id: string; name: string; kind: string; message: string; pages: string[]; count: number }[];
}

const scene = useConsole({
  start: () => startStack({ DEMO: 'true', OPERATOR_EMAILS: 'someone@else.example, demo@demo.ac.th' }),
});

it('a piece of code that is gone is told by the page, counted for its remote and build, and shown to operators', async () => {
  await signIn(scene.person, scene.stack);
  await scene.person.page.goto(`${scene.stack.url}/en/user`);
  await scene.person.page.waitForSelector('[data-remote="mfe_users"]');
  const build = await scene.person.page.$eval('[data-remote="mfe_users"]', (mark) =>
    mark.getAttribute('data-build'),
  );
  await scene.person.page.setRequestInterception(true);
  let failing = true;
  scene.person.page.on('request', (request) => {
    if (failing && /\/mfe\/mfe-users\/.*\/assets\/.*\.js$/.test(request.url())) void request.abort();
    else void request.continue();
  });
  await scene.person.page.evaluate(() => {
    history.pushState(null, '', '/en/user/audit');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  const api = await demoApi(scene.stack);
  let found: ErrorList['errors'][number] | undefined;
  await until(async () => {
    const { errors } = await api<ErrorList>('/mf/errors?name=mfe_users');
    found = errors.find(({ kind }) => kind === 'chunk');
    return found !== undefined;
  }, 'the error is counted');
  failing = false;
  expect(found).toMatchObject({ name: 'mfe_users', pages: ['/user/audit'], count: 1 });
  const { parts } = await api<PartList>('/mf/parts');
  const users = parts.find(({ name }) => name === 'mfe_users');
  expect(users?.builds.map((used) => used.build)).toEqual([build]);
  // The page has loaded itself again after the failure, and tells of that, too, some seconds later.
  for (const told of ['errors', 'uses'] as const) expect(users?.builds[0]?.[told]).toBeGreaterThan(0);
  const { frames } = await api<{ frames: { name: string; source: { file: string } | null }[] }>(
    `/mf/errors/${found?.id ?? ''}`,
  );
  const own = frames.filter(({ name }) => name === 'mfe_users');
  expect(own.map(({ source }) => source?.file)).toContain('src/remote.tsx');
});

it('the panel of parts says which remote and build drew the page, and the operators’ page is in the menu', async () => {
  await signIn(scene.person, scene.stack);
  await scene.person.page.goto(`${scene.stack.url}/en/user?yinyom=parts`);
  await scene.person.sees('Parts of this page');
  await scene.person.page.waitForFunction(() =>
    /mfe_users [0-9a-f]{12}/.test(
      document.querySelector('aside[aria-labelledby="parts-panel"]')?.textContent ?? '',
    ),
  );
  await scene.person.sees('react-dom');
  await scene.person.press('Close the panel');
  await scene.person.press('User menu');
  await scene.person.press('Parts of the console', 'menuitem' as 'button');
  await scene.person.isAt('/en/operations/parts');
  await scene.person.sees('Per 1,000 loads');
  expect(scene.person.complaints).toEqual([]);
});
