import { domainProblem, normalDomainName } from './domainName';

test.each([
  ['www.example.ac.th', null],
  ['demo.localhost', null],
  ['example.co.th/shop', null],
  ['', 'domain_required'],
  ['   ', 'domain_required'],
  ['localhost', 'domain_local'],
  ['localhost:4711', 'domain_local'],
  ['intranet/start', 'domain_local'],
  ['example.co.th:8080', 'domain_port'],
  ['127.0.0.1', 'domain_address'],
  ['127.0.0.1:4711', 'domain_address'],
  ['[::1]:4711', 'domain_address'],
  ['https://www.example.ac.th', 'domain_scheme'],
  ['not a domain', 'domain_invalid'],
  ['user@example.ac.th', 'domain_invalid'],
  ['example..th', 'domain_invalid'],
  [`${'a.'.repeat(300)}th`, 'domain_invalid'],
])('H20, F-A16: what is wrong with %j as a domain name is %s', (given, problem) => {
  expect(domainProblem(given)).toBe(problem);
});

test.each([
  '\u200Bshop.ac.th',
  'shop.ac.th\u200E',
  'sh\u200Cop.ac.th',
  '\u202Ashop.ac.th\u202C',
  'shop\u00AD.ac.th',
])('C-24 characters that cannot be seen are no part of a domain name (%#)', (given) => {
  expect(domainProblem(given)).toBeNull();
  expect(normalDomainName(given)).toBe('shop.ac.th');
});
