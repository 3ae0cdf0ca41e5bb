import { consoleTexts } from '../support/consoleTexts';
import { useConsole } from '../support/useConsole';

const scene = useConsole();

const goTo = (path: string) => scene.person.page.goto(scene.stack.url + path, { waitUntil: 'networkidle2' });

describe('bad input', () => {
  const login = consoleTexts('mfe-auth', 'en');
  const typeLogin = async () => {
    await scene.person.fill(login('email'), scene.stack.demo.email);
    await scene.person.fill(login('password'), scene.stack.demo.password);
    await scene.person.press(login('login.submit'));
  };

  it('J-12 ?next=//evil leads to a page of ours after the login', async () => {
    await goTo(`/en/login?next=${encodeURIComponent('//evil.example/x')}`);
    await typeLogin();
    await scene.person.isAt('/en/websites');
    expect(new URL(scene.person.page.url()).origin).toBe(scene.stack.url);
  });

  it('corrupt stored session: opens the login page instead of failing', async () => {
    await scene.person.page.evaluateOnNewDocument(() => {
      const known = ['token', 'user', 'role', 'organization_id', 'app_id', 'token_otp'];
      for (const key of new Set([...known, ...Object.keys(localStorage)]))
        localStorage.setItem(key, '{"broken');
    });
    await goTo('/en/websites');
    await scene.person.isAt('/en/login');
    await scene.person.sees(login('login.title'));
  });

  it('storage blocked: signs in and works in this tab', async () => {
    await scene.person.page.evaluateOnNewDocument(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('blocked', 'SecurityError');
          },
        });
    });
    await goTo('/en/login');
    await typeLogin();
    await scene.person.isAt('/en/websites');
    await scene.person.sees(consoleTexts('mfe-websites', 'en')('list.add'));
  });

  it('storage full: signs in and works in this tab', async () => {
    await scene.person.page.evaluateOnNewDocument(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await goTo('/en/login');
    await typeLogin();
    await scene.person.isAt('/en/websites');
  });

  it('unknown language prefix: is an address that nobody has', async () => {
    const answer = await goTo('/fr/login');
    expect(answer?.status()).toBe(404);
    await scene.person.sees('404');
  });
});
