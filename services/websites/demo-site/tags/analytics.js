// Plays the part of a web analytics tag: visitor and session cookies under their usual names, no call to anybody.
(() => {
  const YEAR = 31_536_000;
  const has = (name) => document.cookie.split('; ').some((part) => part.startsWith(`${name}=`));
  const random = () => Math.floor(Math.random() * 2 ** 31);
  const keep = (name, value, seconds) => {
    document.cookie = `${name}=${value};path=/;max-age=${seconds};samesite=lax`;
  };
  const seconds = Math.floor(Date.now() / 1000);
  if (!has('_ga')) keep('_ga', `GA1.1.${random()}.${seconds}`, 2 * YEAR);
  if (!has('_gid')) keep('_gid', `GA1.1.${random()}.${seconds}`, 86_400);
  window.analytics = {
    pages: [],
    page(path) {
      this.pages.push(path);
      keep('_ga_SATHIT99', `GS1.1.${seconds}.${this.pages.length}`, 2 * YEAR);
    },
  };
  (window.demoTags ??= []).push('analytics');
  dispatchEvent(new Event('demo:tag'));
})();
