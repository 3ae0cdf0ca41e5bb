import { openingPath } from './openingPath';

describe('J-12 the page after a login', () => {
  it.each([
    [1000, null, '/websites'],
    [10, null, '/websites'],
    [1, null, '/dashboard'],
    [1000, '/user?status=active', '/user'],
    [10, '/en/reports', '/reports'],
    [1, '/reports', '/reports'],
    [1, '/account', '/account'],
    [1, '/twofa/security-key', '/twofa/security-key'],
    [1, '/alerts', '/alerts'],
    [1, '/compliance/incidents/64b000000000000000000001', '/compliance/incidents/64b000000000000000000001'],
    [1, '/requests', '/requests'],
    [1, '/websites/64b000000000000000000001', '/dashboard'],
    [1, '/user', '/dashboard'],
    [1, '/dashboardx', '/dashboard'],
    [0, null, '/review'],
    [0, '/review/64b000000000000000000001', '/review/64b000000000000000000001'],
    [0, '/compliance/invited', '/compliance/invited'],
    [0, '/compliance/papers', '/review'],
    [0, '/dashboard', '/review'],
    [0, '/account', '/account'],
    [1000, '/login', '/websites'],
    [1000, '/en/login?next=/login', '/websites'],
    [1000, '/', '/websites'],
    [1000, '//evil.example', '/websites'],
    [1000, '/\\evil.example', '/websites'],
    [1000, 'https://evil.example/websites', '/websites'],
    [1000, 'javascript:alert(1)', '/websites'],
  ] as const)('for role %s and next=%s is %s', (role, next, expected) => {
    expect(openingPath(role, next).split('?')[0]).toBe(expected);
  });

  it('keeps query and anchor of the page that was asked for', () => {
    expect(openingPath(1000, '/en/user?status=active')).toBe('/user?status=active');
    expect(openingPath(1000, '/en/websites/1?section=settings#evidence')).toBe(
      '/websites/1?section=settings#evidence',
    );
  });
});
