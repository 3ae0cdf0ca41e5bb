import type { Application } from '@yinyom/contracts/websites/application';
import type { Template } from '@yinyom/contracts/websites/template';
import { consoleTexts } from '../support/consoleTexts';
import { signIn } from '../support/demo';
import { ownersStack } from '../support/ownOwner';
import { ownerApi } from '../support/ownerApi';
import { useConsole } from '../support/useConsole';

const scene = useConsole({ start: ownersStack });
const t = consoleTexts('mfe-websites', 'en');
const words = consoleTexts('mfe-websites', 'en', 'groups');
const TITLE = 'แบนเนอร์ของกลุ่ม';

it('an Admin makes a group, puts a website in, edits its texts and publishes on those that follow it', async () => {
  const { person, stack } = scene;
  const owner = await ownerApi(stack);
  const newWebsite = async (name: string, more: object = {}): Promise<Application> => {
    const body = {
      organization_id: owner.organizationId,
      domain_name: `${name}.${owner.organizationId}.ac.th`,
      default_language: 'th',
      languages: ['th'],
      ...more,
    };
    return (await owner.call<Application>('POST', '/applications', { body })).body;
  };
  const moved = await newWebsite('moved');
  await signIn(person, stack);

  await person.page.goto(`${stack.url}/en/groups`);
  await person.press(words('list.create'));
  await person.fill(words('name.label'), 'Schools');
  await person.press(t('common.save'));
  await person.press('Schools', 'link');

  // What is moved in keeps what it has; what is made in the group follows it.
  await person.press(words('websites.add'));
  await person.pressAt(`::-p-aria([name="${moved.domain_name}"][role="checkbox"])`);
  await person.press(words('websites.addConfirm', { number: '1' }));
  await person.sees(words('websites.added', { number: '1' }));
  const group_id = new URL(person.page.url()).pathname.split('/').at(-1);
  const made = [await newWebsite('one', { group_id }), await newWebsite('two', { group_id })];

  await person.pressAt(`::-p-aria([name="${words('page.controller')}"][role="tab"])`);
  await person.fill(words('controller.privacyUrl'), 'https://www.example.ac.th/privacy');
  await person.press(t('common.save'));
  await person.sees(t('common.saved'));

  await person.pressAt(`::-p-aria([name="${words('page.banner')}"][role="tab"])`);
  await person.pressAt(`::-p-aria([name="${t('editor.texts')}"][role="tab"])`);
  await person.pressAt(`::-p-aria([name="${words('given.label')}"][role="checkbox"])`);
  await person.fill(t('field.banner.title'), TITLE);
  await person.press(words('bar.publish'));
  await person.pressAt(`::-p-aria([name="${words('publish.unpublished')}"][role="checkbox"])`);
  await person.press(words('publish.confirm', { number: '2' }));
  await person.sees(`${words('outcome.published')}: 2`);

  for (const { id } of made) {
    const address = `/applications/${id}/template?version=published`;
    const { body } = await owner.call<Template>('GET', address);
    expect([body.version, body.languages.th?.banner.title]).toEqual([1, TITLE]);
  }
  expect(person.complaints).toEqual([]);
});
