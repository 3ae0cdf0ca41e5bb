/**
 * What a person meant who pasted a whole address: `https://user@www.Example.co.th:8080/shop?x=1` is
 * `www.Example.co.th/shop`. A domain name passes unchanged.
 */
export const pastedDomain = (typed: string): string => {
  const text = typed.trim();
  if (!/^[a-z][a-z0-9+.-]*:\/\//i.test(text)) return text;
  try {
    const { hostname, pathname } = new URL(text);
    return hostname + pathname.replace(/\/+$/, '');
  } catch {
    return text;
  }
};
