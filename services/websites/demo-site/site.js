// The site's own script: strictly necessary, so it runs without consent.
(() => {
  if (!document.cookie.includes('su_session=')) {
    document.cookie = `su_session=${Math.random().toString(36).slice(2)};path=/;samesite=lax`;
  }

  document.getElementById('cookie-settings').addEventListener('click', () => window.yinyom?.open());

  const brochure = document.getElementById('brochure');
  brochure?.addEventListener('submit', (event) => {
    event.preventDefault();
    brochure.querySelector('[role=status]').textContent = 'ขอบคุณค่ะ ระบบสาธิตไม่ได้ส่งข้อมูลของท่านออกไปจากเบราว์เซอร์';
  });

  const list = document.getElementById('cookies');
  if (!list) return;
  const show = () => {
    for (const cell of document.querySelectorAll('[data-tag]')) {
      const running = window.demoTags?.includes(cell.dataset.tag) ?? false;
      cell.textContent = running ? 'ทำงานแล้ว' : 'ยังไม่ทำงาน';
      cell.toggleAttribute('data-running', running);
    }
    const names = document.cookie.split('; ').map((part) => part.split('=')[0]);
    const stored = Object.keys(localStorage).map((name) => `${name} (localStorage)`);
    list.replaceChildren(
      ...[...names, ...stored].filter(Boolean).map((name) => {
        const item = document.createElement('li');
        item.textContent = name;
        return item;
      }),
    );
  };
  show();
  addEventListener('demo:tag', show);
  addEventListener('yinyom:change', () => setTimeout(show, 300));
})();
