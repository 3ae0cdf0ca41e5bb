import { OFFERED_SCOPES } from '@yinyom/contracts/identity/scopes';
import { consoleTexts } from '../support/consoleTexts';
import { ownerApi } from '../support/ownerApi';
import { ownersStack } from '../support/ownOwner';
import { pageFaults, viewsOf } from '../support/pageFaults';
import { useConsole } from '../support/useConsole';
import { standsStill } from '../support/standsStill';
import { violations } from '../support/violations';

const t = consoleTexts('mfe-users', 'en', 'agents');

const scene = useConsole({ keepsPerson: true, signedIn: true, start: ownersStack });

it('a person sees what an agent asks, reads what is sent, and approves it with the keyboard', async () => {
  const { stack, person } = scene;
  const { page } = person;
  const owner = await ownerApi(stack);
  const body = { name: 'Helper', scopes: OFFERED_SCOPES, role: 1000, agent: true };
  const { key } = (
    await owner.call<{ key: string }>('POST', `/organizations/${owner.organizationId}/api-keys`, { body })
  ).body;
  const { entities } = (
    await owner.call<{ entities: { id: string; domain_name: string }[] }>('GET', '/me/applications')
  ).body;
  const [website] = entities;
  if (!website) throw new Error('a sign-up makes a website');
  const asAgent = async (named?: string) => {
    const answer = await fetch(
      `${stack.url}/api/v1/applications/${website.id}?confirm=${website.domain_name}`,
      {
        method: 'DELETE',
        headers: {
          authorization: `Bearer ${key}`,
          connection: 'close',
          ...(named && { 'yinyom-confirmation': named }),
        },
      },
    );
    return { status: answer.status, body: answer.status === 204 ? null : await answer.json() };
  };
  const asked = await asAgent();
  expect(asked).toMatchObject({ status: 403, body: { code: 'agent_confirmation_needed' } });

  const views = viewsOf(['/user/agents']);
  expect(await pageFaults(person, stack.url, '/user/agents', views)).toEqual([]);

  await page.setViewport({ width: 1440, height: 900 });
  await page.goto(`${stack.url}/en/user/agents`, { waitUntil: 'networkidle0' });
  await person.seesInside(t('call.deleteApplication'));
  await person.seesInside(website.domain_name);
  await page.focus('main table button');
  await page.keyboard.press('Enter');
  await person.sees(`"confirm": "${website.domain_name}"`);
  for (const [width, theme] of [
    [390, 'dark'],
    [1440, 'light'],
  ] as const) {
    await page.setViewport({ width, height: 900 });
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: theme }]);
    await standsStill(page);
    expect([width, await violations(page)]).toEqual([width, []]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
  }
  await person.press(t('approve'));
  await person.sees(t('approved'));
  await person.seesInside(t('empty'));
  expect((await asAgent(asked.body.confirmation.id)).status).toBe(204);
  expect((await asAgent(asked.body.confirmation.id)).status).toBe(404);
  expect(person.complaints).toEqual([]);
});
