/** The position and what moves and events name. Nothing here knows a rule. */
package org.polemarch.mountford.model;
