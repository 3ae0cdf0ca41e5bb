// Remembers the text size a visitor chose: a cookie for the server, local storage for this browser.
(() => {
  const button = document.getElementById('font-size');
  const NAMES = { normal: 'ปกติ', large: 'ใหญ่' };
  let size = localStorage.getItem('a11y_font_size') ?? 'normal';
  const apply = () => {
    document.documentElement.dataset.fontSize = size;
    localStorage.setItem('a11y_font_size', size);
    document.cookie = `font_size=${size};path=/;max-age=31536000;samesite=lax`;
    if (button) button.textContent = `ขนาดตัวอักษร: ${NAMES[size]}`;
  };
  if (button) {
    button.hidden = false;
    button.addEventListener('click', () => {
      size = size === 'normal' ? 'large' : 'normal';
      apply();
    });
  }
  apply();
  (window.demoTags ??= []).push('preference');
  dispatchEvent(new Event('demo:tag'));
})();
