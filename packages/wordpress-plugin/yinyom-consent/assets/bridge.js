/* Tells the WP Consent API what a visitor decided: on every decision, and on every later page. */
(function () {
  'use strict';
  var CATEGORIES = { 2: ['preferences'], 3: ['statistics', 'statistics-anonymous'], 4: ['marketing'] };

  window.wp_consent_type = 'optin';
  document.dispatchEvent(new CustomEvent('wp_consent_type_defined'));

  var set = function (category, allowed) {
    window.wp_set_consent(category, allowed ? 'allow' : 'deny');
  };
  var tell = function (consent) {
    if (!consent || typeof window.wp_set_consent !== 'function') return;
    set('functional', true);
    Object.keys(CATEGORIES).forEach(function (type) {
      CATEGORIES[type].forEach(function (category) {
        set(category, consent.types[type] === true);
      });
    });
  };
  if (!window.yinyom) return;
  /* A listener that is late for this event is called at once with the choice of now. */
  window.yinyom.on('ready', tell);
  window.yinyom.on('change', tell);
})();
