/* The server renders both blocks; the editor shows their titles in their places. */
(function (blocks, blockEditor, element) {
  'use strict';
  ['yinyom/declaration', 'yinyom/preferences'].forEach(function (name) {
    blocks.registerBlockType(name, {
      edit: function () {
        return element.createElement('p', blockEditor.useBlockProps(), blocks.getBlockType(name).title);
      },
      save: function () {
        return null;
      },
    });
  });
})(window.wp.blocks, window.wp.blockEditor, window.wp.element);
