/** Names the folder in which the tests of one run keep what is made once. */
exports.SHARED_FOLDER = 'YINYOM_E2E_SHARED';
