<?php
defined( 'ABSPATH' ) || exit;

/** By these, plugins that delay scripts leave one alone. */
const YINYOM_LEFT_ALONE = array(
	'data-cfasync'            => 'false',
	'data-no-optimize'        => '1',
	'data-no-minify'          => '1',
	'data-no-defer'           => '1',
	'data-pagespeed-no-defer' => '1',
	'nowprocket'              => true,
);

function yinyom_start_script(): void {
	// Before everything: what comes later can be held, what came before has run.
	add_action( 'wp_head', 'yinyom_print_script', PHP_INT_MIN );
}

/** The script's element: with the script itself where a copy is wanted and there, else with its address. */
function yinyom_print_script(): void {
	$copy = yinyom_carries() ? yinyom_copy() : null;
	if ( null === $copy ) {
		$attributes = array(
			'id'  => 'yinyom-script',
			'src' => yinyom_address_of( 'js' ),
		);
		// The function adds the nonce of a plugin for content security policies (filter wp_script_attributes).
		echo wp_get_script_tag( $attributes + YINYOM_LEFT_ALONE ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped by the function
		return;
	}
	// As wp_get_inline_script_tag, which would put line breaks around the script: then its hash would be another.
	$attributes = apply_filters( 'wp_inline_script_attributes', array( 'id' => 'yinyom-script' ) + YINYOM_LEFT_ALONE, $copy['script'] ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- of WordPress
	// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- attributes by the function; the script was checked against its hash, and does not end its element
	echo '<script' . wp_sanitize_script_attributes( $attributes ) . '>' . $copy['script'] . "</script>\n";
}
