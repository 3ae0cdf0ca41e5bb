<?php
defined( 'ABSPATH' ) || exit;

function yinyom_start_script(): void {
	// Before everything: what comes later can be held, what came before has run.
	add_action( 'wp_head', 'yinyom_print_script', PHP_INT_MIN );
}

/** The script's element, with the attributes by which plugins that delay scripts leave one alone. */
function yinyom_print_script(): void {
	$attributes = array(
		'id'                      => 'yinyom-script',
		'src'                     => yinyom_script_url(),
		'data-cfasync'            => 'false',
		'data-no-optimize'        => '1',
		'data-no-minify'          => '1',
		'data-no-defer'           => '1',
		'data-pagespeed-no-defer' => '1',
		'nowprocket'              => true,
	);
	// The function adds the nonce of a plugin for content security policies (filter wp_script_attributes).
	echo wp_get_script_tag( $attributes ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped by the function
}
