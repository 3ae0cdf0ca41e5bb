<?php
defined( 'ABSPATH' ) || exit;

/** The bridge to the plugin "WP Consent API": others ask it, and it is told what visitors decided. */
function yinyom_start_consent_api(): void {
	add_filter( 'wp_consent_api_registered_' . plugin_basename( YINYOM_FILE ), '__return_true' );
	// Without this the API takes no answer for a yes.
	add_filter( 'wp_get_consent_type', 'yinyom_consent_type' );
	// After everybody: the API adds its script nearly last, and without it no later page would be told.
	add_action( 'wp_enqueue_scripts', 'yinyom_enqueue_bridge', PHP_INT_MAX );
}

function yinyom_consent_type(): string {
	return 'optin';
}

function yinyom_enqueue_bridge(): void {
	$depends = wp_script_is( 'wp-consent-api', 'registered' ) ? array( 'wp-consent-api' ) : array();
	wp_enqueue_script( 'yinyom-bridge', plugins_url( 'assets/bridge.js', YINYOM_FILE ), $depends, YINYOM_VERSION, false );
}
