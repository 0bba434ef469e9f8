/**
 * Turns findings into pages: HTML that needs nothing but a browser, CSV for further calculations, JSON for programs. It
 * computes nothing that isn't in the findings.
 */
package org.polemarch.core.report;
