// A tag nobody has classified yet: it stays blocked whatever the visitor chooses.
(() => {
  document.cookie = `chat_widget_id=${Math.random().toString(36).slice(2)};path=/;max-age=2592000;samesite=lax`;
  (window.demoTags ??= []).push('chat');
  dispatchEvent(new Event('demo:tag'));
})();
