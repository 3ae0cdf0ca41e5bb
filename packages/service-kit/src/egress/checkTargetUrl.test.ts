import { checkTargetUrl } from './checkTargetUrl';
import { parseAllow } from './egressSettings';
import { EgressRefused } from './EgressRefused';

const codeOf = (text: string, options?: Parameters<typeof checkTargetUrl>[1]) => {
  try {
    checkTargetUrl(text, options);
    return 'allowed';
  } catch (error) {
    if (!(error instanceof EgressRefused)) throw error;
    return error.code;
  }
};

describe('checkTargetUrl', () => {
  it.each([
    ['example.ac.th', 'http://example.ac.th/'],
    ['example.ac.th/th/?a=1', 'http://example.ac.th/th/?a=1'],
    ['https://EXAMPLE.ac.th/', 'https://example.ac.th/'],
    ['https://example.ac.th:443/@user', 'https://example.ac.th/@user'],
    ['https://ยินยอม.ไทย/หน้า', 'https://xn--q3cqbb9cxb.xn--o3cw4h/%E0%B8%AB%E0%B8%99%E0%B9%89%E0%B8%B2'],
  ])('takes %s for %s', (text, url) => {
    expect(checkTargetUrl(text).href).toBe(url);
  });

  it.each([
    'http://127.0.0.1/',
    '127.1',
    'http://127.1/',
    'http://0x7f.1/',
    'http://2130706433/',
    'http://0177.0.0.1/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://0.0.0.0/',
    'http://169.254.169.254/latest/meta-data',
    'http://100.64.0.1/',
    'http://192.168.1.1/',
    'http://８.８.８.８/',
    'http://127。0。0。1/',
    'http://127.0.0.1./',
    'http://8.8.8.8/',
  ])('S-01 refuses the address %s', (text) => {
    expect(codeOf(text)).toBe('literal_address');
  });

  it.each([
    'localhost',
    'localhost:8080',
    'http://LOCALHOST./',
    'http://app.localhost/',
    'http://mongo/',
    'http://api-gateway:80/',
    'http://metadata.google.internal/computeMetadata/v1/',
    'http://printer.local/',
    'http://kubernetes.default.svc/',
    'http://x.svc.cluster.local/',
    'http://router.home.arpa/',
  ])('S-01 refuses the private name %s', (text) => {
    expect(codeOf(text)).toBe('name_not_public');
  });

  it.each([
    ['file:///etc/passwd', 'scheme_not_allowed'],
    ['ftp://example.com/', 'scheme_not_allowed'],
    ['data:text/html,x', 'scheme_not_allowed'],
    ['blob:https://example.com/1', 'scheme_not_allowed'],
    ['chrome://settings', 'scheme_not_allowed'],
    ['view-source:https://example.com', 'scheme_not_allowed'],
    ['gopher://example.com:70/', 'scheme_not_allowed'],
    ['javascript:alert(1)', 'scheme_not_allowed'],
    ['user:pass@example.com', 'scheme_not_allowed'],
    ['http://example.com:22/', 'port_not_allowed'],
    ['example.com:25', 'port_not_allowed'],
    ['http://example.com:6379/', 'port_not_allowed'],
    ['http://example.com:27017/', 'port_not_allowed'],
    ['http://example.com:9200/', 'port_not_allowed'],
    ['http://user:pass@example.com/', 'credentials_not_allowed'],
    ['http://example.com@127.0.0.1/', 'credentials_not_allowed'],
    ['http://@example.com/', 'credentials_not_allowed'],
    ['http://example.com\\@127.0.0.1/', 'url_invalid'],
    ['http:\\\\example.com', 'url_invalid'],
    ['http://exam\tple.com/', 'url_invalid'],
    ['http://example.com/\n', 'url_invalid'],
    [' http://example.com/', 'url_invalid'],
    ['http://exam\u200bple.com/', 'url_invalid'],
    ['http://%31%32%37.0.0.1/', 'url_invalid'],
    ['http://%6cocalhost/', 'url_invalid'],
    ['http:example.com', 'url_invalid'],
    ['http:/example.com', 'url_invalid'],
    ['http:///example.com', 'url_invalid'],
    ['//example.com', 'url_invalid'],
    ['http://1.2.3.4.5/', 'url_invalid'],
    ['http://exa mple.com/', 'url_invalid'],
    ['http://exa<mple.com/', 'url_invalid'],
    ['', 'url_invalid'],
    [`http://example.com/${'a'.repeat(2_000)}`, 'url_invalid'],
  ])('S-04 %j is refused: %s', (text, code) => {
    expect(codeOf(text)).toBe(code);
  });

  it('lets exactly the pairs through that were named', () => {
    const allow = parseAllow(['localhost:4000', '127.0.0.1:8080']);
    expect(codeOf('http://localhost:4000/', { allow })).toBe('allowed');
    expect(codeOf('http://localhost:8080/', { allow })).toBe('name_not_public');
    expect(codeOf('http://site.test:8080/', { allow })).toBe('allowed');
    expect(codeOf('http://site.test:8081/', { allow })).toBe('port_not_allowed');
    expect(codeOf('http://127.0.0.1:8080/', { allow })).toBe('literal_address');
  });

  it('S-06 never targets this installation', () => {
    expect(codeOf('https://Consent.example.com/x', { ownHosts: ['consent.example.com'] })).toBe('own_host');
  });
});
