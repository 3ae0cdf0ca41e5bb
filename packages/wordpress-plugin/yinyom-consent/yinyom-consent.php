<?php
/**
 * Plugin Name: Yinyom Consent
 * Description: Puts the consent script of your own Yinyom installation first into every page, and tells other plugins what visitors decided.
 * Version: 1.21.0
 * Requires at least: 6.1
 * Requires PHP: 7.4
 * License: MIT
 * License URI: https://opensource.org/license/mit
 * Text Domain: yinyom-consent
 * Domain Path: /languages
 * Author: Yinyom
 */

defined( 'ABSPATH' ) || exit;

define( 'YINYOM_VERSION', '1.21.0' );
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
require_once __DIR__ . '/includes/privacy.php';
require_once __DIR__ . '/includes/network.php';

// All plugins are there by then, whatever their names begin with.
add_action( 'plugins_loaded', 'yinyom_start' );

/** Connects everything; without a server and a site key nothing is printed anywhere. */
function yinyom_start(): void {
	add_action( 'init', 'yinyom_load_texts' );
	yinyom_start_settings();
	yinyom_start_network();
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
	yinyom_start_privacy();
}

/** Thai comes with the plugin. WordPress finds it by itself from 6.8 on; before 6.5 it does not read such files and shows English. */
function yinyom_load_texts(): void {
	if ( version_compare( get_bloginfo( 'version' ), '6.8', '<' ) ) {
		load_textdomain( 'yinyom-consent', __DIR__ . '/languages/yinyom-consent-' . determine_locale() . '.mo' );
	}
}
