/**
 * What an operator would say of an installation, in sample values, so that a newcomer sees where the public pages show it; and the
 * check of any website, which the front page offers. Whatever is given wins; production shows nothing that was not set.
 */
const demoFacts = (given) => ({
  PUBLIC_CHECKS: given.PUBLIC_CHECKS ?? 'true',
  FREE_UNTIL: given.FREE_UNTIL ?? '2022-06-01',
  MONTHLY_VISITOR_LIMIT: given.MONTHLY_VISITOR_LIMIT ?? '100000',
  PARTNERS: given.PARTNERS ?? 'มหาวิทยาลัยศิลปะตัวอย่าง;หอสมุดตัวอย่าง',
  CONTACT_ADDRESS: given.CONTACT_ADDRESS ?? '99 ถนนตัวอย่าง แขวงตัวอย่าง กรุงเทพมหานคร 10000',
  SUPPORT_EMAIL: given.SUPPORT_EMAIL ?? 'support@example.ac.th',
  CONTACT_PHONES: given.CONTACT_PHONES ?? '+66 2 000 0000,+66 2 000 0001',
});

module.exports = { demoFacts };
