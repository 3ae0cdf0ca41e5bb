import { createCheckedResolver } from './checkedResolver';
import { parseAllow, parseResolve } from './egressSettings';

const answers = (table: Record<string, string[][]>) => {
  const asked: string[] = [];
  return {
    asked,
    lookup: async (host: string) => {
      asked.push(host);
      const next = table[host]?.shift();
      if (!next) throw new Error('ENOTFOUND');
      return next;
    },
  };
};

describe('createCheckedResolver', () => {
  it('answers every address of a public name', async () => {
    const { lookup } = answers({ 'a.example': [['8.8.8.8', '2606:4700::1']] });
    await expect(createCheckedResolver({ lookup }).check('A.example.', 443)).resolves.toEqual({
      host: 'a.example',
      port: 443,
      addresses: ['8.8.8.8', '2606:4700::1'],
    });
  });

  it.each([
    ['127.0.0.1', 80, 'literal_address'],
    ['[::1]', 80, 'literal_address'],
    ['2130706433', 80, 'literal_address'],
    ['8.8.8.8', 443, 'literal_address'],
    ['mongo', 80, 'name_not_public'],
    ['metadata.google.internal', 80, 'name_not_public'],
    ['', 80, 'name_not_public'],
    ['own.example', 443, 'own_host'],
    ['a.example', 22, 'port_not_allowed'],
    ['a.example', 0, 'port_not_allowed'],
    ['missing.example', 80, 'name_not_found'],
  ])('S-01 refuses %s:%d with %s', async (host, port, code) => {
    const { lookup } = answers({});
    const resolver = createCheckedResolver({ lookup, ownHosts: ['OWN.example'] });
    await expect(resolver.check(host, port)).rejects.toMatchObject({ code, port });
  });

  it.each([[['10.0.0.1']], [['8.8.8.8', '127.0.0.1']], [['8.8.8.8', '::ffff:10.0.0.1']], [['fd00::1']]])(
    'S-02 refuses a public name that answers %j',
    async (addresses) => {
      const { lookup } = answers({ 'rebind.example': [addresses] });
      await expect(createCheckedResolver({ lookup }).check('rebind.example', 80)).rejects.toMatchObject({
        code: 'address_not_public',
        host: 'rebind.example',
      });
    },
  );

  it('S-02 asks once: a name that answers something else the second time stays where it was', async () => {
    const { lookup, asked } = answers({ 'rebind.example': [['8.8.8.8'], ['127.0.0.1']] });
    const resolver = createCheckedResolver({ lookup });
    await resolver.check('rebind.example', 80);
    await expect(resolver.check('rebind.example', 443)).resolves.toMatchObject({ addresses: ['8.8.8.8'] });
    expect(asked).toEqual(['rebind.example']);
  });

  it('asks again after a failure', async () => {
    let tries = 0;
    const lookup = async () => {
      tries += 1;
      if (tries === 1) throw new Error('EAI_AGAIN');
      return ['8.8.8.8'];
    };
    const resolver = createCheckedResolver({ lookup });
    await expect(resolver.check('a.example', 80)).rejects.toMatchObject({ code: 'name_not_found' });
    await expect(resolver.check('a.example', 80)).resolves.toMatchObject({ addresses: ['8.8.8.8'] });
  });

  it('lets a mapped name through on the pair that was named, and on no other port', async () => {
    const resolver = createCheckedResolver({
      resolve: parseResolve(['*=127.0.0.1', 'internal.example=10.0.0.1']),
      allow: parseAllow(['127.0.0.1:8080', 'localhost:4000']),
    });
    await expect(resolver.check('site.test', 8080)).resolves.toMatchObject({ addresses: ['127.0.0.1'] });
    await expect(resolver.check('site.test', 80)).rejects.toMatchObject({ code: 'address_not_public' });
    await expect(resolver.check('site.test', 8081)).rejects.toMatchObject({ code: 'port_not_allowed' });
    await expect(resolver.check('internal.example', 8080)).rejects.toMatchObject({
      code: 'address_not_public',
    });
    await expect(resolver.check('127.0.0.1', 8080)).rejects.toMatchObject({ code: 'literal_address' });
    await expect(resolver.check('localhost', 8080)).rejects.toMatchObject({ code: 'name_not_public' });
    await expect(resolver.check('localhost', 4000)).resolves.toMatchObject({ addresses: ['127.0.0.1'] });
  });

  it('S-05 ends when a website makes up names without end', async () => {
    const resolver = createCheckedResolver({ lookup: async () => ['8.8.8.8'] });
    const hosts = Array.from({ length: 2_000 }, (_, at) => `h${at}.example`);
    await Promise.all(hosts.map((host) => resolver.check(host, 80)));
    await expect(resolver.check('one-more.example', 80)).rejects.toMatchObject({ code: 'too_many_hosts' });
    await expect(resolver.check('h7.example', 80)).resolves.toBeDefined();
  });
});
