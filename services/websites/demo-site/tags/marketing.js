// Plays the part of an advertising pixel: the cookies such tags set, no call to anybody.
(() => {
  const keep = (name, value) => {
    document.cookie = `${name}=${value};path=/;max-age=7776000;samesite=lax`;
  };
  const random = Math.floor(Math.random() * 2 ** 31);
  keep('_fbp', `fb.1.${Date.now()}.${random}`);
  keep('_gcl_au', `1.1.${random}.${Math.floor(Date.now() / 1000)}`);
  (window.demoTags ??= []).push('marketing');
  dispatchEvent(new Event('demo:tag'));
})();
