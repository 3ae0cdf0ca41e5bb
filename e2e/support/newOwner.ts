import { randomBytes } from 'node:crypto';
import type { Lang } from '@yinyom/contracts/constants';
import { consoleTexts } from './consoleTexts';
import type { Person } from './person';
import type { Stack } from './startStack';

/** Who signs up, and for which website: the one of the address. */
export interface NewOwner {
  host: string;
  email: string;
  password: string;
}

const ownerOf = (host: string): NewOwner => ({ host, email: `somsri@${host}`, password: 'Ratchaphruek7' });

export const NEW_OWNER = ownerOf('registrar.ac.th');

/** An owner with a name of their own, for a platform that other test files use, too. */
export const anotherOwner = (): NewOwner => ownerOf(`registrar-${randomBytes(4).toString('hex')}.ac.th`);

const confirmationLink = async ({ url }: Stack, { email }: NewOwner): Promise<string> => {
  const mails = (await (await fetch(`${url}/outbox.json`)).json()) as { to: string; text: string }[];
  const own = mails.filter(({ to }) => to.includes(email)).map(({ text }) => text);
  const link = /https?:\/\/\S+\/signup\/confirmation\?token=\S+/.exec(own.join('\n'))?.[0];
  if (!link) throw new Error(`no confirmation mail in ${JSON.stringify(mails)}`);
  return link;
};

/** What somebody does who meets the product for the first time, in one language of the console. */
export const newOwner = (stack: Stack, { page, ...owner }: Person, lang: Lang, who = NEW_OWNER) => {
  const auth = consoleTexts('mfe-auth', lang);
  const websites = consoleTexts('mfe-websites', lang);
  const start = lang === 'th' ? '' : `/${lang}`;
  const { host, email, password } = who;

  return {
    /** Address of a page of the console. */
    at: (path: string): string => `${stack.url}${start}${path}`,

    signsUp: async (): Promise<void> => {
      await page.goto(`${stack.url}${start}/signup`);
      await owner.fill(auth('signup.email'), email);
      await owner.fill(auth('password'), password);
      await owner.fill(auth('password_confirmation'), password);
      const boxes = await page.$$('form input[type="checkbox"]');
      for (const box of boxes) await box.asLocator().click();
      await owner.press(auth('signup.submit'));
      await owner.sees(auth('confirmation.check_title'));

      await page.goto(await confirmationLink(stack, who));
      await page.waitForFunction(() => /\/websites\/[0-9a-f]{24}/.test(location.pathname));
    },

    /** The script of the website that the sign-up made, as its page shows it for pasting. */
    findsScript: async (): Promise<string> => {
      const shown = await page.waitForFunction(
        () => /<script src="[^"]+\/sdk\/v1\/[\w-]+\.js"[^<>]*><\/script>/.exec(document.body.innerText)?.[0],
      );
      return String(await shown.jsonValue());
    },

    /** The first try is refused: nobody but the owner knows where the privacy notice is. */
    isRefused: async (): Promise<void> => {
      await owner.press(websites('first.look'), 'link');
      await owner.sees(websites('detail.unpublishedNotice'));
      await owner.press(websites('publish.publish'));
      await owner.sees(websites('publish.missing'));
    },

    fillsPrivacyLink: async (): Promise<void> => {
      await owner.press(websites('missing.fill'));
      const link = await page.waitForSelector('[name="languages.th.privacy.url"]');
      await link?.type(`https://${host}/privacy`);
      await owner.press(websites('texts.privacyForAll'));
    },

    publishes: async (): Promise<void> => {
      await owner.press(websites('publish.publish'));
      await owner.sees(websites('publish.first'));
      await owner.press(websites('publish.confirm'));
      await owner.sees(websites('publish.done'));
    },
  };
};
