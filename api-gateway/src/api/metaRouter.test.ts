import { loadSettings } from '@yinyom/service-kit/settings/loadSettings';
import { metaOf } from './metaRouter';

it('tells who runs the installation, in samples until it is set', () => {
  expect(metaOf(loadSettings({}))).toMatchObject({
    version: '1.11.4',
    contact: { address: null, email: 'support@yinyom.localhost', phones: ['02 000 0000', '08 0000 0000'] },
  });
  const env = {
    CONTACT_ADDRESS: '1 ถนนพญาไท กรุงเทพฯ 10330',
    SUPPORT_EMAIL: 'help@example.ac.th',
    CONTACT_PHONES: '+66 2 218 0000,',
    VERSION_LABEL: '2.0',
  };
  expect(() => loadSettings(env)).toThrow(/CONTACT_PHONES/);
  expect(metaOf(loadSettings({ ...env, CONTACT_PHONES: '+66 2 218 0000' }))).toMatchObject({
    version: '2.0',
    contact: {
      address: '1 ถนนพญาไท กรุงเทพฯ 10330',
      email: 'help@example.ac.th',
      phones: ['+66 2 218 0000'],
    },
  });
});
