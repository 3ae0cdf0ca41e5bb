/* Puts what needs consent into the page with consent, and takes it away again. */
(function () {
  'use strict';
  var follow = function (gate) {
    var consent = window.yinyom && window.yinyom.get ? window.yinyom.get() : null;
    var granted = !!consent && consent.types[gate.getAttribute('data-yinyom-gate')] === true;
    var template = gate.querySelector('template');
    var fallback = gate.querySelector('.yinyom-gate-fallback');
    if (granted && template && !gate.yinyomShown) {
      var content = document.importNode(template.content, true);
      gate.yinyomShown = Array.prototype.slice.call(content.childNodes);
      gate.appendChild(content);
    } else if (!granted && gate.yinyomShown) {
      gate.yinyomShown.forEach(function (node) {
        if (node.parentNode) node.parentNode.removeChild(node);
      });
      gate.yinyomShown = null;
    }
    if (fallback) fallback.hidden = granted;
  };
  var all = function () {
    document.querySelectorAll('[data-yinyom-gate]').forEach(follow);
  };
  ['yinyom:ready', 'yinyom:change'].forEach(function (name) {
    window.addEventListener(name, all);
  });
  document.addEventListener('click', function (event) {
    var button = event.target.closest && event.target.closest('[data-yinyom-open]');
    if (button && window.yinyom) window.yinyom.open();
  });
  all();
})();
