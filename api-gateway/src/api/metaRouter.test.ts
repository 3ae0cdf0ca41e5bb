import { PRODUCT_VERSION } from '@yinyom/contracts/constants';
import { loadSettings } from '@yinyom/service-kit/settings/loadSettings';
import { metaOf } from './metaRouter';

it('D-62 tells who runs the installation, and nothing while that is not set', () => {
  expect(metaOf(loadSettings({}))).toMatchObject({
    version: PRODUCT_VERSION,
    version_label: '1.11.4',
    contact: { name: null, dpo: null, address: null, email: null, phones: [] },
    partners: [],
    free_until: null,
  });
  const env = {
    CONTACT_ADDRESS: '1 ถนนพญาไท กรุงเทพฯ 10330',
    SUPPORT_EMAIL: 'help@example.ac.th',
    OPERATOR_NAME: 'Example Operator Co., Ltd.',
    DPO_EMAIL: 'dpo@example.ac.th',
    CONTACT_PHONES: '+66 2 218 0000,',
    VERSION_LABEL: '2.0',
  };
  expect(() => loadSettings(env)).toThrow(/CONTACT_PHONES/);
  expect(metaOf(loadSettings({ ...env, CONTACT_PHONES: '+66 2 218 0000' }))).toMatchObject({
    version: PRODUCT_VERSION,
    version_label: '2.0',
    contact: {
      name: 'Example Operator Co., Ltd.',
      dpo: 'dpo@example.ac.th',
      address: '1 ถนนพญาไท กรุงเทพฯ 10330',
      email: 'help@example.ac.th',
      phones: ['+66 2 218 0000'],
    },
  });

  const named = { PARTNERS: 'Audit University | https://audit.ac.th ; ชมรมนักกฎหมาย' };
  expect(metaOf(loadSettings(named)).partners).toEqual([
    { name: 'Audit University', url: 'https://audit.ac.th' },
    { name: 'ชมรมนักกฎหมาย', url: null },
  ]);
  expect(() => loadSettings({ PARTNERS: 'Audit|javascript:alert(1)' })).toThrow(/PARTNERS/);
  expect(metaOf(loadSettings({ FREE_UNTIL: '2022-06-01' })).free_until).toBe('2022-06-01');
});
