<?php
defined( 'ABSPATH' ) || exit;

/** What the addresses and the inline parts of ours have in them. */
const YINYOM_MARKS = array( '/sdk/v1/', 'yinyom' );

/** Filters of plugins that delay, defer, join or shorten scripts: their lists of what to leave alone. */
const YINYOM_LISTS = array(
	'rocket_delay_js_exclusions',
	'rocket_exclude_defer_js',
	'rocket_exclude_js',
	'rocket_minify_excluded_external_js',
	'rocket_defer_inline_exclusions',
	'rocket_excluded_inline_js_content',
	'litespeed_optimize_js_excludes',
	'litespeed_optm_js_defer_exc',
	'litespeed_optm_gm_js_exc',
	'sgo_js_minify_exclude',
	'sgo_javascript_combine_exclude',
	'sgo_js_async_exclude',
	'sgo_javascript_combine_excluded_external_paths',
	'perfmatters_delay_js_exclusions',
	'perfmatters_defer_js_exclusions',
	'perfmatters_minify_js_exclusions',
	'flying_press_exclude_from_delay:js',
	'flying_press_exclude_from_minify:js',
	'wp-optimize-minify-default-exclusions',
);

function yinyom_start_exclusions(): void {
	foreach ( YINYOM_LISTS as $filter ) {
		add_filter( $filter, 'yinyom_exclude' );
	}
	// A text with commas, there.
	add_filter( 'autoptimize_filter_js_exclude', 'yinyom_exclude_in_text' );
}

/** @param mixed $excluded some of these plugins give a list, some a text when nothing is set */
function yinyom_exclude( $excluded ) {
	if ( is_string( $excluded ) ) {
		return yinyom_exclude_in_text( $excluded );
	}
	return array_values( array_unique( array_merge( is_array( $excluded ) ? $excluded : array(), YINYOM_MARKS ) ) );
}

function yinyom_exclude_in_text( $excluded ) {
	if ( is_array( $excluded ) ) {
		return yinyom_exclude( $excluded );
	}
	return ltrim( (string) $excluded . ', ' . implode( ', ', YINYOM_MARKS ), ', ' );
}
