<?php
/**
 * Plugin Name: Yinyom Consent
 * Description: Puts the consent script of your own Yinyom installation first into every page, and tells other plugins what visitors decided.
 * Version: 1.18.0
 * Requires at least: 6.1
 * Requires PHP: 7.4
 * License: MIT
 * License URI: https://opensource.org/license/mit
 * Text Domain: yinyom-consent
 */

defined( 'ABSPATH' ) || exit;

define( 'YINYOM_VERSION', '1.18.0' );
define( 'YINYOM_FILE', __FILE__ );

require_once __DIR__ . '/includes/options.php';
require_once __DIR__ . '/includes/copy.php';
require_once __DIR__ . '/includes/script.php';
require_once __DIR__ . '/includes/exclusions.php';
require_once __DIR__ . '/includes/consent-api.php';
require_once __DIR__ . '/includes/site.php';
require_once __DIR__ . '/includes/content.php';
require_once __DIR__ . '/includes/check.php';
require_once __DIR__ . '/includes/settings.php';

// All plugins are there by then, whatever their names begin with.
add_action( 'plugins_loaded', 'yinyom_start' );

/** Connects everything; without a server and a site key nothing is printed anywhere. */
function yinyom_start(): void {
	yinyom_start_settings();
	yinyom_start_check();
	yinyom_start_site();
	yinyom_start_copy();
	yinyom_start_content();
	if ( ! yinyom_is_set_up() ) {
		return;
	}
	yinyom_start_script();
	yinyom_start_exclusions();
	yinyom_start_consent_api();
}
