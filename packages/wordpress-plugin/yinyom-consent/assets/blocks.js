/* Both blocks are drawn by the server; in the editor they say what will stand there. */
(function (blocks, element, i18n) {
  'use strict';
  var place = function (name, title, icon) {
    blocks.registerBlockType(name, {
      apiVersion: 3,
      title: title,
      icon: icon,
      category: 'widgets',
      edit: function () {
        return element.createElement('p', null, title);
      },
      save: function () {
        return null;
      },
    });
  };
  place('yinyom/declaration', i18n.__('Cookie declaration', 'yinyom-consent'), 'list-view');
  place('yinyom/preferences', i18n.__('Cookie settings button', 'yinyom-consent'), 'privacy');
})(window.wp.blocks, window.wp.element, window.wp.i18n);
